import { useEffect, useRef, useState } from 'react'

export interface ProfileImage {
  /** Object URL of the chosen picture; undefined before a choice. */
  url: string | undefined
  /** Whether the last chosen file is not an image. The previous picture stays. */
  isRefused: boolean
  /** Sets the picture from a file; only its content decides whether it is an image. Never rejects. */
  choose: (file: File) => Promise<void>
}

const canBeShown = async (url: string): Promise<boolean> => {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return true
  } catch {
    return false
  }
}

/** @returns the chosen picture, which is never uploaded */
export function useProfileImage(): ProfileImage {
  const [url, setUrl] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const latest = useRef(0)

  useEffect(() => {
    if (url === undefined) return
    return () => URL.revokeObjectURL(url)
  }, [url])

  const choose = async (file: File) => {
    latest.current += 1
    const mine = latest.current
    const next = URL.createObjectURL(file)
    const isImage = await canBeShown(next)
    const isOvertaken = mine !== latest.current
    if (!isImage || isOvertaken) URL.revokeObjectURL(next)
    if (isOvertaken) return
    setIsRefused(!isImage)
    if (isImage) setUrl(next)
  }

  return { url, isRefused, choose }
}
