import { useRef, useState } from 'react'

interface ProfileImage {
  /** Data URL of the chosen picture; undefined before a choice, '' when it is removed. */
  url: string | undefined
  /** Whether the last chosen file is not an image. The previous picture stays. */
  isRefused: boolean
  /** Sets the picture from a file; only its content decides whether it is an image. Never rejects. */
  choose: (file: File) => Promise<void>
  remove: () => void
}

/** Width and height of the picture, in pixels: what is stored. A phone's photo of 8 MB is never sent. */
const side = 256

/** The middle square of an image file as a data URL; undefined if it is no image. */
async function squareOf(file: File): Promise<string | undefined> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(image.src)
  }
  const scale = side / Math.min(image.width, image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
  return canvas.toDataURL('image/webp', 0.9)
}

/** @returns the chosen picture, which is not uploaded before the form is saved */
export function useProfileImage(): ProfileImage {
  const [url, setUrl] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const latest = useRef(0)

  const choose = async (file: File) => {
    latest.current += 1
    const mine = latest.current
    const next = await squareOf(file)
    if (mine !== latest.current) return
    setIsRefused(next === undefined)
    if (next !== undefined) setUrl(next)
  }

  return { url, isRefused, choose, remove: () => setUrl('') }
}
