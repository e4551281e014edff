import { useEffect, useState } from 'react'
import { packStore } from '../pack/packStore'

/** @returns the URL of a clip, of the copy on this device if there is one; '' until that is known, or without a clip */
export function useClip(ownerId: string, url: string | undefined): string {
  const [found, setFound] = useState({ url: '', playable: '' })
  useEffect(() => {
    if (url === undefined) return undefined
    let isOver = false
    let copy: string | undefined
    const find = async () => {
      const clip = await packStore.findClip(ownerId, url)
      if (isOver) return
      copy = clip === null ? undefined : URL.createObjectURL(clip)
      setFound({ url, playable: copy ?? url })
    }
    void find()
    return () => {
      isOver = true
      if (copy !== undefined) URL.revokeObjectURL(copy)
    }
  }, [ownerId, url])
  return found.url === url ? found.playable : ''
}

/** @returns a clip, as the copy on this device if there is one. @throws without a copy and connection */
export async function readClip(ownerId: string, url: string): Promise<Blob> {
  return (await packStore.findClip(ownerId, url)) ?? (await fetch(url)).blob()
}
