import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['Every question of a graded attempt is reviewed, on screen or printed.'],
  avoid: ['The exam still runs.'],
  anatomy: [
    { part: 'Filter', what: 'All, correct, incorrect, with their counts.' },
    { part: 'Expand and collapse all', what: 'And Print, where the page prints.' },
    { part: 'Row', what: 'Tick or cross, number, section, words.' },
    { part: 'Passage', what: 'What several questions share, once above the first that is shown.' },
    {
      part: 'Body',
      what: 'Picture, words, clip, transcript, translation, both answers, all options with notes, explanation, vocabulary.',
    },
    { part: 'Print layout', what: 'All questions expanded, with a head; only in print.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Filter, buttons, rows.' },
    { keys: 'Enter, Space', does: 'Open and close a row or a translation.' },
  ],
  screenReader: ['Rows are buttons in headings, announced as correct or incorrect and as expanded or collapsed.'],
  dos: ['Mark right and wrong by sign and words.', 'Say which texts no person has reviewed.'],
  donts: ['Do not expand all rows initially.'],
}
