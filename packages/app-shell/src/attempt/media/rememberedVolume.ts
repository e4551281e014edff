import { readStored, writeStored } from '../../storage'

const key = 'naru.volume'

/** @returns stored volume from 0 to 1; 1 by default */
export function rememberedVolume(): number {
  const stored = Number.parseFloat(readStored(key) ?? '')
  return stored >= 0 && stored <= 1 ? stored : 1
}

/** @param volume 0 to 1 */
export const rememberVolume = (volume: number): void => writeStored(key, String(Math.round(volume * 100) / 100))
