import { useEffect, useRef, useState } from 'react'

/** The picture of a profile that is being edited. */
export interface ProfileImage {
  /** Address of the chosen picture; undefined before one was chosen. */
  url: string | undefined
  /** Whether the file that was chosen last is no image. The picture before it stays. */
  isRefused: boolean
  /** Takes a file, whose content alone decides whether it is an image. Never rejects. */
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

/** @returns the chosen picture, which never leaves the browser */
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
