/**
 * @param url the address of a video as the API gives it
 * @returns the video's id from a watch?v= or youtu.be address, else undefined
 */
export function youtubeId(url: string): string | undefined {
  const match = /(?:[?&]v=|youtu\.be\/)([\w-]{6,20})(?:[?&#/]|$)/.exec(url.trim())
  return match?.[1]
}
