/** The path of a media file. */
export const mediaPath = (name: string): string => `/media/${name}`
