/**
 * Speaks with sherpa-onnx: reads configuration and requests as JSON, and writes to the fourth stream a line with sample rate and lengths, then all
 * samples as 32-bit floats. The exit code is 3 if the package is not installed.
 */
import { readFileSync, writeSync } from 'node:fs'

const [module = ''] = process.argv.slice(2)
/** @type {{ OfflineTts: new (config: object) => { generate: (request: object) => { samples: Float32Array, sampleRate: number } } } | undefined} */
const loaded = await import(module).then(
  (found) => found.default ?? found,
  (error) => {
    process.stderr.write(`${error}\n`)
    return undefined
  },
)
if (loaded === undefined) process.exit(3)
/** @type {{ config: object, requests: { text: string, generation: { sid: number, speed: number } }[] }} */
const { config, requests } = JSON.parse(readFileSync(0, 'utf8'))
const tts = new loaded.OfflineTts(config)
const said = requests.map(({ text, generation }) =>
  tts.generate({
    text,
    sid: generation.sid,
    speed: generation.speed,
    enableExternalBuffer: false,
    generationConfig: generation,
  }),
)
const lengths = said.map(({ samples }) => samples.length)
const parts = [
  `${JSON.stringify({ rate: said[0]?.sampleRate ?? 0, lengths })}\n`,
  ...said.map(({ samples }) => samples),
]
for (const part of parts) {
  const bytes =
    typeof part === 'string' ? Buffer.from(part) : Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  for (let at = 0; at < bytes.length;) at += writeSync(3, bytes, at)
}
