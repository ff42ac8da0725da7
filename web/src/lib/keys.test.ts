import { beforeEach, expect, test } from 'vitest';
import { forget, games, isOwn, keepMade, keysFor, keysIn, link, played, readLink, remember, rulesOf } from './keys';

const ANA = 'a'.repeat(32);
const BORIS = 'b'.repeat(32);

beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
});

test('keys leave the address bar and stay in the browser', () => {
    history.replaceState(null, '', `/t/abcdefgh#${ANA}`);
    expect(keysFor('abcdefgh')).toEqual([ANA]);
    expect(location.href).not.toContain(ANA);
    expect(keysFor('abcdefgh')).toEqual([ANA]);
    sessionStorage.clear();
    expect(keysFor('abcdefgh')).toEqual([ANA]);
});

test('a tab has the keys that it was opened with, the browser has all', () => {
    remember('abcdefgh', [BORIS]);
    history.replaceState(null, '', `/t/abcdefgh#${ANA}`);
    expect(keysFor('abcdefgh')).toEqual([ANA]);
    expect(games()).toEqual([{ id: 'abcdefgh', keys: [BORIS, ANA] }]);
    forget('abcdefgh');
    expect(games()).toEqual([]);
});

test('of a game that was set up here, only those who play here are opened', () => {
    const seats = [
        { seat: 0, name: 'Ana', key: ANA },
        { seat: 1, name: 'Boris', key: BORIS },
    ];
    keepMade({ id: 'abcdefgh', seats, watch: 'w' }, [1]);
    expect(games()).toEqual([{ id: 'abcdefgh', keys: [BORIS], made: { seats, watch: 'w' } }]);
});

test('what was played here is known before its table comes', () => {
    expect(rulesOf('abcdefgh')).toBe('');
    remember('abcdefgh', [ANA]);
    played('abcdefgh', 'onmars');
    remember('abcdefgh', [BORIS]);
    expect([rulesOf('abcdefgh'), rulesOf('another1')]).toEqual(['onmars', 'onmars']);
});

test('a link is read, whichever page it is for', () => {
    expect(readLink(link('abcdefgh', [ANA, BORIS]))).toEqual({ id: 'abcdefgh', keys: [ANA, BORIS] });
    expect(readLink(`http://mars.example/plain/abcdefgh#${ANA}`)).toEqual({ id: 'abcdefgh', keys: [ANA] });
    expect(readLink('http://mars.example/t/abcdefgh')).toBeUndefined();
    expect(keysIn('#short')).toEqual([]);
});

test('what somebody else has written there does no harm', () => {
    localStorage.setItem('areopolis', 'not json');
    expect(games()).toEqual([]);
});

test('an address of this machine is of no use to others', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(isOwn)).toBe(true);
    expect(['192.168.1.7', 'mars.example.org', '127.0.0.1.example.org'].some(isOwn)).toBe(false);
});
