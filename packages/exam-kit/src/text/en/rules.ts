import type { RulesText, SectionWords } from '../types'

const inText = ({ name }: SectionWords) => name.toLowerCase()

const restrictions = {
  'other-section': (section: string) => `You can only access ${section} questions during the ${section} phase.`,
  'navigation-automatic': (section: string) => `Navigation is automatic in the ${section} section.`,
  'one-way': (section: string) => `You cannot go back in the ${section} section.`,
}

/** The specified English wording of the rules. */
export const text: RulesText = {
  proceed: (section, { title, hasPlayback }) => ({
    title: `Proceed to ${title}`,
    message: hasPlayback
      ? `You cannot come back to the ${inText(section)} questions. The first recording starts to play at once, so turn your sound on.`
      : `You cannot come back to the ${inText(section)} questions.`,
    confirm: 'Proceed',
    cancel: `Stay in ${inText(section)}`,
  }),
  finish: {
    title: 'Finish Exam',
    message: 'Your answers are final once you finish.',
    confirm: 'Finish',
    cancel: 'Keep working',
  },
  incomplete: (section) => ({
    title: `${section.title} Incomplete`,
    message: `Please answer all ${inText(section)} questions before proceeding.`,
  }),
  restricted: (section, reason) => ({
    title: 'Navigation Restricted',
    message: restrictions[reason](inText(section)),
  }),
  leave: {
    title: 'Leave the exam?',
    message: 'Your exam results will not be saved if you leave. Are you sure?',
    leave: 'Leave',
    stay: 'Stay',
  },
}
