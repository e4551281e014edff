import { isGift, isPackage } from '../../seed/formats/read-format'

/** Maximum size of an uploaded file, in bytes. */
export const LARGEST_UPLOAD = 30 * 1024 * 1024

/** Whether a file is of a format that the desk reads, by its name. */
export const isReadable = (name: string): boolean =>
  !name.startsWith('~$') && (isPackage(name) || isGift(name) || /^[^/\\]+\.xlsx$/i.test(name))
