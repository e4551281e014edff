import { describe, expect, test } from 'vitest'
import { zipOf } from '../../test/support/content'
import { readZip } from './zip'

const faultOf = (file: Uint8Array) => {
  const read = readZip(file)
  return 'fault' in read ? read.fault : 'none'
}

/** An archive of one entry whose directory says something else: `at` counts from the entry's start. */
const withDirectory = (zip: Buffer, change: (directory: Buffer) => void): Buffer => {
  const copy = Buffer.from(zip)
  change(copy.subarray(copy.indexOf('PK\x01\x02', 0, 'latin1')))
  return copy
}

describe('a zip archive', () => {
  test('is read with stored and packed files, without its folders', () => {
    const read = readZip(zipOf({ 'a.txt': 'a'.repeat(1000), '문제/b.txt': '나', 'c/': '' }, { level: 9 }))
    const stored = readZip(zipOf({ 'a.txt': 'x' }, { level: 0 }))
    if ('fault' in read || 'fault' in stored) throw new Error('It was rejected.')
    expect([...read.files].map(([name, content]) => [name, Buffer.from(content).toString()])).toEqual([
      ['a.txt', 'a'.repeat(1000)],
      ['문제/b.txt', '나'],
    ])
    expect(Buffer.from(stored.files.get('a.txt') ?? []).toString()).toBe('x')
  })

  test.each([
    ['../a.txt', 'whose path leads elsewhere'],
    ['a/../../b.txt', 'whose path leads elsewhere'],
    ['a/./b.txt', 'whose path leads elsewhere'],
    ['a//b.txt', 'whose path leads elsewhere'],
    ['/etc/a.txt', 'with an absolute path'],
    ['C:/a.txt', 'with an absolute path'],
    [String.raw`..\a.txt`, 'with a backslash in its name'],
    ['a\nb.txt', 'with a control character in its name'],
    [`${'a'.repeat(201)}.txt`, 'with a long name'],
  ])('with the entry %j is rejected', (name, fault) => {
    expect(faultOf(zipOf({ [name]: 'x' }))).toBe(`has the entry '${name}' ${fault}.`)
  })

  test.each([
    [
      'with a link',
      zipOf({ a: '/etc/passwd' }, { os: 3, attrs: 0o120_777 << 16 }),
      "has the entry 'a', which is a link or no plain file.",
    ],
    ['with two names that differ by case', zipOf({ 'a.xml': '1', 'A.xml': '2' }), "has the entry 'A.xml' twice."],
    [
      'with an entry that unpacks to much more',
      zipOf({ a: new Uint8Array(2_000_000) }),
      "has the entry 'a', which unpacks to more than 200 times its size.",
    ],
    ['with a large entry', zipOf({ a: new Uint8Array(20 * 1024 * 1024 + 1) }), "has the entry 'a' of more than 20 MB."],
    [
      'that is large when it is unpacked',
      withDirectory(
        zipOf(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}`, new Uint8Array(1000)]))),
        (directory) => {
          for (let at = 0; at >= 0; at = directory.indexOf('PK\x01\x02', at + 4, 'latin1'))
            directory.writeUInt32LE(20 * 1024 * 1024, at + 24)
          for (let at = 0; at >= 0; at = directory.indexOf('PK\x01\x02', at + 4, 'latin1'))
            directory.writeUInt32LE(10 * 1024 * 1024, at + 20)
        },
      ),
      'has more than 200 MB when it is unpacked.',
    ],
    [
      'with many entries',
      zipOf(Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}`, '']))),
      'has more than 5000 entries.',
    ],
    [
      'that is encrypted',
      withDirectory(zipOf({ a: 'x' }), (directory) => directory.writeUInt16LE(1, 8)),
      "has the entry 'a', which is encrypted.",
    ],
    [
      'packed in another way',
      withDirectory(zipOf({ a: 'x' }), (directory) => directory.writeUInt16LE(12, 10)),
      "has the entry 'a', which is packed in a way other than 'deflate'.",
    ],
    [
      'that unpacks to more than it declares',
      withDirectory(zipOf({ a: 'x'.repeat(900) }), (directory) => directory.writeUInt32LE(100, 24)),
      'is no zip archive, or it is damaged.',
    ],
    [
      'that unpacks to less than it declares',
      withDirectory(zipOf({ a: 'x'.repeat(900) }), (directory) => directory.writeUInt32LE(1000, 24)),
      "has the entry 'a', which is damaged or not of the size that it declares.",
    ],
    [
      'with another checksum',
      withDirectory(zipOf({ a: 'x' }), (directory) => directory.writeUInt32LE(1, 16)),
      "has the entry 'a', which is damaged or not of the size that it declares.",
    ],
    ['that is text', Buffer.from('no archive'), 'is no zip archive, or it is damaged.'],
  ])('%s is rejected', (_, file, fault) => {
    expect(faultOf(file)).toBe(fault)
  })

  test('that is truncated anywhere, or has any byte changed, is read or rejected without an exception', () => {
    const whole = zipOf({ 'a.xml': '<a>text</a>'.repeat(20), 'b.svg': '<svg/>' })
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0x5a
      for (const file of [whole.subarray(0, at), changed]) {
        const read = readZip(file)
        expect('fault' in read ? typeof read.fault : read.files).toBeTruthy()
      }
    }
  })
})
