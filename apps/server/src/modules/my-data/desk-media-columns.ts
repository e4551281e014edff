import { eq } from 'drizzle-orm'
import { deskMedia, deskMediaSpeakers, speakers, takes } from '../../db/schema'
import { impersonal, internal, kept, personal } from './rule'

/** Pictures and sound of the desk. See `columns.ts`. */
export const deskMediaColumns = {
  deskMedia: personal(deskMedia, {
    about: 'media',
    rowsOf: ({ id }) => eq(deskMedia.ownerId, id),
    onDelete: 'keep rows',
    retention: { by: 'the deletion of the file from the library', line: null },
    columns: {
      name: kept,
      ownerId: kept,
      kind: kept,
      title: kept,
      alt: kept,
      licence: kept,
      bytes: internal,
      width: internal,
      height: internal,
      seconds: kept,
      loudness: internal,
      peak: internal,
      says: internal,
      createdAt: kept,
    },
  }),
  // A speaker need not have an account. The consent proves that the clips may be used, so it stays as long as they do.
  speakers: personal(speakers, {
    about: 'speakers',
    rowsOf: ({ id }) => eq(speakers.recordedBy, id),
    onDelete: 'keep rows',
    retention: {
      by: 'admins and imports',
      line: 'the name and the consent of a person who speaks in a clip: as long as the clip stays',
    },
    columns: { id: internal, name: kept, consent: kept, consentedAt: kept, recordedBy: kept },
  }),
  deskMediaSpeakers: impersonal(deskMediaSpeakers, { name: internal, speakerId: internal, position: internal }),
  takes: impersonal(takes, {
    id: internal,
    paperId: internal,
    item: internal,
    part: internal,
    line: internal,
    text: internal,
    speakerId: internal,
    file: internal,
    bytes: internal,
    seconds: internal,
    trimStart: internal,
    trimEnd: internal,
    gain: internal,
    createdAt: internal,
  }),
}
