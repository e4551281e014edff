/* global AudioWorkletProcessor, registerProcessor */
// Runs on the audio thread. A file of its own: browsers load worklets by URL, and the site's policy allows only its own files.

/** Samples of a block: a twentieth of a second. */
const blockSize = 2048

class Capture extends AudioWorkletProcessor {
  block = new Float32Array(blockSize)
  filled = 0

  /** @param {Float32Array[][]} inputs */
  process([input]) {
    for (const sample of input?.[0] ?? []) {
      this.block[this.filled] = sample
      this.filled += 1
      if (this.filled === blockSize) {
        this.port.postMessage(this.block, [this.block.buffer])
        this.block = new Float32Array(blockSize)
        this.filled = 0
      }
    }
    return true
  }
}

registerProcessor('naru-capture', Capture)
