import { fetchMedia } from '@naru/app-shell/attempt/media/fetchMedia'
import { useEffect, useState } from 'react'
import { packStore } from '../pack/packStore'

/**
 * @param find finds the clip, or null. Default: the copy on this device
 * @returns the URL of a clip, of what was found if anything was; '' until that is known, or without a clip
 */
export function useClip(
  ownerId: string,
  url: string | undefined,
  find: (ownerId: string, url: string) => Promise<Blob | null> = packStore.findClip,
): string {
  const [found, setFound] = useState({ url: '', playable: '' })
  useEffect(() => {
    if (url === undefined) return undefined
    let isOver = false
    let copy: string | undefined
    const search = async () => {
      const clip = await find(ownerId, url).catch(() => null)
      if (isOver) return
      copy = clip === null ? undefined : URL.createObjectURL(clip)
      setFound({ url, playable: copy ?? url })
    }
    void search()
    return () => {
      isOver = true
      if (copy !== undefined) URL.revokeObjectURL(copy)
    }
  }, [ownerId, url, find])
  return found.url === url ? found.playable : ''
}

/** @returns a clip, as the copy on this device if there is one. @throws without a copy and connection */
export async function readClip(ownerId: string, url: string): Promise<Blob> {
  return (await packStore.findClip(ownerId, url)) ?? fetchMedia(url, 'auto')
}
