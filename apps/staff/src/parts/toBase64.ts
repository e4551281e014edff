/** Bytes converted per call; more would exceed the maximum number of arguments. */
const step = 32_768

export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += step) {
    text += String.fromCharCode(...bytes.subarray(start, start + step))
  }
  return btoa(text)
}
