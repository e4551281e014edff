/**
 * `audio/clips.json` of an exam: what is known of each clip beside its file.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fingerprint, SOUND, wordsHash } from './voices.mjs'

/** @typedef {import('./voices.mjs').Spoken} Spoken */
/** @typedef {import('./sound.mjs').Levels} Levels */
/** @typedef {import('./voices/engines.mjs').Engine} Engine */
/**
 * One clip.
 * * `kind`: synthetic is labelled *Computer speech*, recorded is a person's; it follows from the engine.
 * * `engine`: what spoke, with its model; absent from a recording that came as a file.
 * * `speaker`: the engine's voices, or the names under which the speakers want to be known.
 * * `licence`: the one under which the clip may be used.
 * * `consent`: where the speakers' consent is filed; null for computer speech, which needs none.
 * * `script`: hash of what the clip says (see voices.mjs); `sha256`: of the file.
 * * `turns`: start and end in seconds of each line of the script, then of each spoken option; of computer speech that learners hear alone.
 * @typedef {Levels & { turns?: import('./sound.mjs').Times['turns'], kind: 'synthetic' | 'recorded', engine?: string, speaker: string, licence: string, consent: string | null, script: string, sha256: string }} Clip
 */

/**
 * @param {string} file
 * @returns {Record<string, Clip>} by the clip's path; none without the file
 */
export const readClips = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/**
 * Decides what to do about a clip. A file that is not the one of its entry was put there by a person: it is a recording, and a recording is never
 * overwritten. Delete the file to have the computer speak again.
 * @param {Clip | undefined} entry
 * @param {Spoken} spoken
 * @param {string | undefined} sha256 of the file; undefined if there is none
 * @param {boolean} isForced make computer speech anew although its script is the same
 * @param {string} [engine] name of the engine that is to have spoken it; default: any
 * @returns {'make' | 'adopt' | 'outdated' | 'current'} adopt: take it in as a recording; outdated: a recording of another script
 */
export const nextStep = (entry, spoken, sha256, isForced, engine = entry?.engine) => {
  if (sha256 === undefined) return 'make'
  if (entry?.sha256 !== sha256) return 'adopt'
  if (entry.kind === 'recorded') return entry.script === wordsHash(spoken) ? 'current' : 'outdated'
  return isForced || entry.engine !== engine || entry.script !== fingerprint(spoken, engine) ? 'make' : 'current'
}

/**
 * @param {Spoken} spoken
 * @param {Engine} engine
 * @param {Clip} [recording] entry of the recorded dialogue that the clip is assembled from
 * @returns {Pick<Clip, 'kind' | 'engine' | 'speaker' | 'licence' | 'consent' | 'script'>} what is said of what an engine spoke
 */
export const spokenBy = (spoken, engine, recording) => {
  const { kind, name } = engine
  const all = (/** @type {(string | undefined)[]} */ ...texts) => [...new Set(texts.filter(Boolean))].join(', ')
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
 * @param {Spoken} spoken
 * @param {Clip | undefined} entry of the clip before
 * @returns {Pick<Clip, 'kind' | 'speaker' | 'licence' | 'consent' | 'script'>} what is said of a recording; the empty texts are for its author to fill in
 */
export const recorded = (spoken, entry) => {
  const { speaker, licence, consent } = entry?.kind === 'recorded' ? entry : { speaker: '', licence: '', consent: '' }
  return { kind: 'recorded', speaker, licence, consent, script: wordsHash(spoken) }
}

/**
 * Checks an entry.
 * @param {Clip | undefined} entry
 * @param {Spoken} spoken
 * @param {string} sha256 of the file
 * @returns {string[]} what is wrong; empty if nothing is
 */
export const faultsOf = (entry, spoken, sha256) => {
  if (!entry) return ['is not in clips.json: run npm run content:clips']
  const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value.trim() !== ''
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
