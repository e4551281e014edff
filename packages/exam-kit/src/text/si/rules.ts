import type { RulesText } from '../types'

/** By a section's title, 'කියවීමේ කොටස'. */
const restrictions = {
  'other-section': (title: string) => `${title} අතරතුර ඔබට යා හැක්කේ ${title}ේ ප්‍රශ්නවලට පමණි.`,
  'navigation-automatic': (title: string) => `${title}ේදී ප්‍රශ්න මාරු වන්නේ ස්වයංක්‍රීයවයි.`,
  'one-way': (title: string) => `${title}ේදී ඔබට ආපසු යා නොහැක.`,
}

/** The rules of the exam room in Sinhala. */
export const text: RulesText = {
  proceed: (section, { title, hasPlayback }) => ({
    title: `${title}ට යන්න`,
    message: hasPlayback
      ? `ඔබට ${section.title}ේ ප්‍රශ්නවලට ආපසු පැමිණිය නොහැක. පළමු හඬ පටය වහාම වාදනය වීමට පටන් ගනී. එබැවින් උපාංගයේ හඬ ක්‍රියාත්මක කරන්න.`
      : `ඔබට ${section.title}ේ ප්‍රශ්නවලට ආපසු පැමිණිය නොහැක.`,
    confirm: 'ඉදිරියට යන්න',
    cancel: `${section.title}ේ රැඳී සිටින්න`,
  }),
  finish: {
    title: 'විභාගය අවසන් කරන්න',
    message: 'අවසන් කළ පසු ඔබේ පිළිතුරු වෙනස් කළ නොහැක.',
    confirm: 'අවසන් කරන්න',
    cancel: 'විභාගය දිගටම කරන්න',
  },
  incomplete: ({ title }) => ({
    title: `${title} සම්පූර්ණ නැත`,
    message: `ඉදිරියට යාමට පෙර කරුණාකර ${title}ේ සියලු ප්‍රශ්නවලට පිළිතුරු දෙන්න.`,
  }),
  restricted: ({ title }, reason) => ({
    title: 'මෙම ප්‍රශ්නයට යා නොහැක',
    message: restrictions[reason](title),
  }),
  leave: {
    title: 'විභාගයෙන් ඉවත් වන්නේද?',
    message: 'ඔබ ඉවත් වුවහොත් ඔබේ විභාග ප්‍රතිඵල සුරැකෙන්නේ නැත. ඔබට එය ස්ථිරද?',
    leave: 'ඉවත් වන්න',
    stay: 'රැඳී සිටින්න',
  },
}
