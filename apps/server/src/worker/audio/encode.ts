import { clipRate } from '@naru/exam-kit/internal/sound'

/**
 * Bits a second that the encoder aims at. A file of speech has up to 57 kbit/s, below the 64 of a learner's clip (decision
 * 17).
 */
const BIT_RATE = 48_000

const load = async () => {
  const [mediabunny, { registerAacEncoder }] = await Promise.all([
    import('mediabunny'),
    import('@mediabunny/aac-encoder'),
  ])
  registerAacEncoder()
  return mediabunny
}

let loading: ReturnType<typeof load> | undefined

/** Loads the encoder, once. It takes a moment, in which a server answers nothing. */
export const loadEncoder = (): ReturnType<typeof load> => {
  loading ??= load()
  return loading
}

/** Encodes mono sound at `clipRate` as AAC-LC in an MP4 file, on a thread of the library's own. */
export const encodeClip = async (samples: Float32Array): Promise<Buffer> => {
  const { AudioSample, AudioSampleSource, BufferTarget, Mp4OutputFormat, Output } = await loadEncoder()
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  try {
    const source = new AudioSampleSource({ codec: 'aac', bitrate: BIT_RATE })
    output.addAudioTrack(source)
    await output.start()
    for (let at = 0; at < samples.length; at += clipRate) {
      const sample = new AudioSample({
        data: samples.slice(at, at + clipRate),
        format: 'f32',
        numberOfChannels: 1,
        sampleRate: clipRate,
        timestamp: at / clipRate,
      })
      await source.add(sample)
      sample.close()
    }
    await output.finalize()
  } catch (thrown) {
    // Ends the thread.
    await output.cancel().catch(() => undefined)
    throw thrown
  }
  if (target.buffer === null) throw new Error('The encoder wrote nothing.')
  return Buffer.from(target.buffer)
}

/** A compressed clip without its metadata, such as the place of a recording. */
export const withoutMetadata = async (file: Buffer, ending: '.m4a' | '.mp3'): Promise<Buffer> => {
  const { BufferSource, BufferTarget, Conversion, Input, MP3, MP4, Mp3OutputFormat, Mp4OutputFormat, Output, QTFF } =
    await loadEncoder()
  const target = new BufferTarget()
  const format = ending === '.mp3' ? new Mp3OutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const output = new Output({ format, target })
  const input = new Input({ source: new BufferSource(file), formats: [MP4, MP3, QTFF] })
  const conversion = await Conversion.init({ input, output, tags: {}, video: { discard: true } })
  await conversion.execute()
  if (target.buffer === null) throw new Error('The clip was not copied.')
  return Buffer.from(target.buffer)
}
