/** Clips of tests: headers that are right, around no sound. */

/** An MP3 file of 128 kbit/s. */
export const mp3 = (frames: number): Buffer => {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xff_fb_90_00, 0)
  const tag = Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x05', 'latin1'), Buffer.alloc(5)])
  return Buffer.concat([tag, ...Array.from({ length: frames }, () => frame)])
}
const oggPage = (flags: 0 | 2 | 4, position: number, packet: Buffer) => {
  const head = Buffer.alloc(28)
  head.write('OggS', 0, 'latin1')
  head.writeUInt8(flags, 5)
  head.writeBigInt64LE(BigInt(position), 6)
  head.writeUInt8(1, 26)
  head.writeUInt8(packet.length, 27)
  return Buffer.concat([head, packet])
}
const opus = Buffer.alloc(19)
opus.write('OpusHead', 0, 'latin1')
opus.writeUInt8(1, 9)
opus.writeUInt16LE(312, 10)
opus.writeUInt32LE(48_000, 12)
/** An Ogg file: a first page (flag 2), one in the middle, and the last one (flag 4). */
export const ogg = (seconds: number): Buffer =>
  Buffer.concat([
    oggPage(2, 0, opus),
    oggPage(0, 24_000 * seconds + 312, Buffer.alloc(9)),
    oggPage(4, 48_000 * seconds + 312, Buffer.alloc(9)),
  ])
