/** `audio/clips.json` of an exam: what is known of each clip beside its file. */
import { existsSync, readFileSync } from 'node:fs'
import { fingerprint, SOUND, wordsHash, type Spoken } from './voices'
import type { Levels, Times } from './sound'
import type { Engine } from './voices/engines'

/**
 * One clip.
 * * `kind`: synthetic is labelled *Computer speech*, recorded is a person's; it follows from the engine.
 * * `engine`: what spoke, with its model; absent from a recording that came as a file.
 * * `speaker`: the engine's voices, or the names under which the speakers want to be known.
 * * `licence`: the one under which the clip may be used.
 * * `consent`: where the speakers' consent is filed; null for computer speech, which needs none.
 * * `script`: hash of what the clip says (see voices.ts); `sha256`: of the file.
 * * `turns`: start and end in seconds of each line of the script, then of each spoken option; of computer speech that learners hear alone.
 */
export type Clip = Levels & {
  turns?: Times['turns']
  kind: 'synthetic' | 'recorded'
  engine?: string
  speaker: string
  licence: string
  consent: string | null
  script: string
  sha256: string
}

/** @returns by the clip's path; none without the file */
export const readClips = (file: string): Record<string, Clip> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/**
 * Decides what to do about a clip. A file that is not the one of its entry was put there by a person: it is a recording, and a recording is never
 * overwritten. Delete the file to have the computer speak again.
 * @param sha256 of the file; undefined if there is none
 * @param isForced make computer speech anew although its script is the same
 * @param engine name of the engine that is to have spoken it; default: any
 * @returns adopt: take it in as a recording; outdated: a recording of another script
 */
export const nextStep = (
  entry: Clip | undefined,
  spoken: Spoken,
  sha256: string | undefined,
  isForced: boolean,
  engine: string | undefined = entry?.engine,
): 'make' | 'adopt' | 'outdated' | 'current' => {
  if (sha256 === undefined) return 'make'
  if (entry?.sha256 !== sha256) return 'adopt'
  if (entry.kind === 'recorded') return entry.script === wordsHash(spoken) ? 'current' : 'outdated'
  return isForced || entry.engine !== engine || entry.script !== fingerprint(spoken, engine) ? 'make' : 'current'
}

/**
 * @param recording entry of the recorded dialogue that the clip is assembled from
 * @returns what is said of what an engine spoke
 */
export const spokenBy = (
  spoken: Spoken,
  engine: Engine,
  recording?: Clip,
): Pick<Clip, 'kind' | 'engine' | 'speaker' | 'licence' | 'consent' | 'script'> => {
  const { kind, name } = engine
  const all = (...texts: (string | undefined)[]) => [...new Set(texts.filter(Boolean))].join(', ')
  return {
    kind,
    engine: name,
    speaker: all(...spoken.turns.map(({ voice }) => engine.voiceOf(voice)), recording?.speaker),
    licence: all(engine.licence, recording?.licence),
    consent: kind === 'recorded' ? all(engine.consent ?? '', recording?.consent ?? '') : null,
    script: kind === 'recorded' ? wordsHash(spoken) : fingerprint(spoken, name),
  }
}

/**
 * @param entry of the clip before
 * @returns what is said of a recording; the empty texts are for its author to fill in
 */
export const recorded = (
  spoken: Spoken,
  entry: Clip | undefined,
): Pick<Clip, 'kind' | 'speaker' | 'licence' | 'consent' | 'script'> => {
  const { speaker, licence, consent } = entry?.kind === 'recorded' ? entry : { speaker: '', licence: '', consent: '' }
  return { kind: 'recorded', speaker, licence, consent, script: wordsHash(spoken) }
}

/**
 * Checks an entry.
 * @param sha256 of the file
 * @returns what is wrong; empty if nothing is
 */
export const faultsOf = (entry: Clip | undefined, spoken: Spoken, sha256: string): string[] => {
  if (!entry) return ['is not in clips.json: run npm run content:clips']
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const isRecorded = entry.kind === 'recorded'
  const checks = {
    "has a kind other than 'synthetic' and 'recorded'": isRecorded || entry.kind === 'synthetic',
    'has no speaker': isText(entry.speaker),
    'has no engine': isRecorded || isText(entry.engine),
    'has no licence': isText(entry.licence),
    'is recorded without consent of its speakers': !isRecorded || isText(entry.consent),
    'is computer speech, which needs no consent: write null': isRecorded || entry.consent === null,
    'speaks another script': entry.script === (isRecorded ? wordsHash(spoken) : fingerprint(spoken, entry.engine)),
    'is not the file of its entry: run npm run content:clips': entry.sha256 === sha256,
    [`is not at ${SOUND.loudness} LUFS`]: Math.abs(entry.loudness - SOUND.loudness) <= SOUND.tolerance,
    [`has peaks above ${SOUND.peak} dBFS`]: entry.peak <= SOUND.peak,
    'has no length': entry.seconds > 0,
  }
  return Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]))
}
