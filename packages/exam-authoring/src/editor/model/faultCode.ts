/** What the checks, also those before publishing, may say to somebody who edits a paper, and how they say it. `(.+)` is a value in the sentence. */
const patterns = {
  required: /^has no (?:id|topic|description|duration|title)\.$/,
  minutes: /minutes (?:from 0|above 0)|must be a number of minutes/,
  minutesNeeded: /must be more than 0, since/,
  noQuestions: /^has no questions\.$/,
  manyQuestions: /^has more than (\d+) questions\.$/,
  sameNumber: /^has a number that another question has too\.$/,
  fewOptions: /^has fewer than two options\.$/,
  noKey: /^has no correct option\.$/,
  manyKeys: /^has \d+ correct options instead of one\.$/,
  emptyOption: /^has an option without text and picture\.$/,
  sameOption: /^has the option '(.+)' twice\.$/,
  longText: /^has an? (?:option|note|text) of more than (\d+) characters\.$/,
  noClip: /^(?:is a listening question without audio|has listening questions, but no audio)\.$/,
  clipInReading: /^has audio, but (?:is no listening question|no listening questions)\.$/,
  nothingToRead: /^has neither text nor picture\.$/,
  dialogueAlone: /^has a dialogue, but no audio\.$/,
  audioStart: /^has an audioStart/,
  chart: /^has a chart without/,
  spokenInReading: /^has spoken options, but is no listening question\.$/,
  notAllSpoken: /^(?:has options that are spoken, and others that are not|has 'spokenBy', but no spoken options)\.$/,
  spokenWithMore: /^has a spoken option with text or picture\.$/,
  noVoice: /^has spoken options, but no 'spokenBy'/,
  missingFile: /^names the file '(.+)', which is not there\.$/,
  memberText: /^has no text of its own, but belongs to the group/,
  memberPicture: /^has a picture of its own, but its group/,
  memberClip: /^has (?:audio|a script|spoken options)(?: of its own)?, but belongs to the group/,
  smallGroup: /^has (?:one question|no questions); a group has two or more\.$/,
  splitGroup: /^has questions (?:of several sections|that do not follow one another)\.$/,
  unknownSection: /^belongs to the section '(.+)', which is not known/,
  wrongSection: /^is a (?:reading|listening) question in the section/,
  unknownGroup: /^belongs to the group '(.+)', which is not there\.$/,
  badEntry: /^has the entry '(.*)' in /,
  sameEntry: /^(?:has )?(?:the column )?'(.+)' (?:twice in |is there twice|stands here for the second time)/,
  badId: /id may hold only|^has an id that is/,
  sameId: /^is (?:there|in the test) twice\.$|^has the item '(.+)', which another question has too\.$/,
  guidelineTexts: /^must have a text for each of its (\d+) guidelines/,
  thresholds: /^verdictThresholds must have/,
  plays: /^must have 1, 2 or 3 plays\.$/,
  seconds: /^must have \w+ from 1 to (\d+)\.$/,
  playbackOrder: /^plays clips by itself, so that/,
  unitWithoutEdition: /^has a unit without its edition\.$/,
  familyWithoutField: /^has a family without its field\.$/,
  noAlt: /^has a picture without alternative text\.$/,
  unreachable: /^has limits of the verdict that nobody can reach: it has at most (\d+) marks/,
  sameKeys: /^has option (\d+) as the key of /,
  keyBlocks: /^has each position once in (\d+) of /,
  noTags: /^has no tags\.$/,
  noExplanation: /^has no explanation\.$/,
  noTranscript: /^has neither script nor transcript of its clip\.$/,
  replacesImport: /^replaces a version that was imported/,
  notOffered: /^is in no plan on offer/,
  // What a check of the files, or of an imported file, says.
  brokenClip: /^names the clip '(.+)', which cannot be played/,
  longClip: /^names the clip '(.+)', which is longer than/,
  badFile: /^names (?:the (?:file|clip) )?'(.+)', which /,
  samePicture: /^has the same picture in /,
  littleTime: /^needs (\d+) seconds for its clips/,
  tightTime: /^section (.+): clips and answers take .+; warning: more than/,
  looseTime: /^section (.+): clips and answers take .+; warning: less than/,
  largeFile: /^is larger than (\d+) MB\.$/,
  unreadable: /^(?:cannot be read|is no zip archive|is no Excel workbook)/,
  noExam: /^has no exam\.$/,
  noSheet: /^has no sheet '(.+)'\.$/,
  unknownColumn: /^(?:the column |has the key )?'(.+)'(?:, which)? is not known here\.$/,
  keyByNumber: /^must name one of its options as correct by its number, not '(.*)'\.$/,
  badFormula: /^has a formula that failed/,
  partialMarks: /^has an option for (.+) % of the marks/,
  onlyChoice:
    /only (?:multiple choice questions|choice items) can be imported\.$|^has (?:no choiceInteraction|several interactions);/,
  notThere: /^is not there\.$/,
  emptyFile: /^is empty\.$/,
  twoExams: /^lies beside '(.+)': which of them/,
  largeUnpacked: /^is too large when it is unpacked\.$/,
  openQuote: /^has a quotation mark in row (\d+) that is never closed\.$/,
  notUtf8: /^is not in UTF-8\.$/,
  markdown: /^has text in Markdown/,
  severalAnswers: /^lets the learner choose several options/,
  clipOption: /^has an option with a clip/,
  badElement: /^(?:has the element '|gives marks by a |has an? )([\w:-]+).*, which cannot be imported\.$/,
  strayLine: /^has a line '\/\/ naru:' without a question/,
  badPath: /^has the entry '(.+)' whose path leads elsewhere\.$/,
} as const

/** A fault that the editor has words for. */
export type FaultCode = keyof typeof patterns

/** Checks name the group or section at the beginning. */
const part = /^(?:group|section) '[^']*' /

const isCode = (code: string): code is FaultCode => code in patterns

/** @returns the code and the value in the message ('' without one); undefined for a message that tells no fault */
export function faultCodeOf(message: string): { code: FaultCode; value: string } | undefined {
  const said = message.replace(part, '')
  for (const [code, pattern] of Object.entries(patterns)) {
    const found = pattern.exec(said)
    if (found !== null && isCode(code)) return { code, value: found[1] ?? '' }
  }
  return undefined
}
