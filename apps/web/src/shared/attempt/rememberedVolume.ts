const volumeKey = 'naru.volume'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: the volume lasts until the page is left.
  }
}

/** @returns stored volume from 0 to 1; 1 by default */
export function rememberedVolume(): number {
  const stored = Number.parseFloat(read(volumeKey) ?? '')
  return stored >= 0 && stored <= 1 ? stored : 1
}

/** @param volume 0 to 1 */
export function rememberVolume(volume: number): void {
  write(volumeKey, String(Math.round(volume * 100) / 100))
}
