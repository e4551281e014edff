/** The address of a media file by its name. */
export const mediaPath = (name: string): string => `/media/${name}`
