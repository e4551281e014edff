import type { Widened } from '@naru/ui/language'
import type { leaderboards as english } from '../en/leaderboards'

/** Text of the learner's name and place on the leaderboards. */
export const leaderboards: Widened<typeof english> = {
  title: 'ප්‍රමුඛ පුවරුවල ඔබේ නම',
  lead: 'අනෙක් සිසුන්ට ඔබේ ස්ථානය, ලකුණු සහ කාලය පෙනෙන්නේ මෙම නම යටතේය.',
  loading: 'ප්‍රමුඛ පුවරුවල ඔබේ නම ලබා ගනිමින්…',
  retry: 'නැවත උත්සාහ කරන්න',
  choose: 'පෙන්විය යුතු නම',
  initials: 'මුලකුරු',
  chosen: 'වෙනත් නමක්',
  full: 'සම්පූර්ණ නම',
  displayName: 'පෙන්වන නම',
  displayNameHelp: 'අකුරු 40කට නොවැඩි විය යුතුය. ඔබේ දුරකථන අංකය හෝ ලිපිනය යොදන්න එපා.',
  isAdult: 'මගේ වයස අවුරුදු 18 හෝ ඊට වැඩිය',
  adultHelp: 'සම්පූර්ණ නම පෙන්විය හැක්කේ වයස අවුරුදු 18 හෝ ඊට වැඩි සිසුන්ට පමණි.',
  preview: (name) => `අනෙක් අයට පෙනෙන්නේ: ${name}`,
  save: 'සුරකින්න',
  saved: 'සුරැකිණි.',
  leave: 'ප්‍රමුඛ පුවරුවලින් මා සඟවන්න',
  leaveHelp: 'ඔබට ඕනෑම විටක සැඟවී නැවත පැමිණිය හැක. ඔබේ ප්‍රතිඵල එලෙසම පවතී.',
  hasLeft: 'ඔබ ප්‍රමුඛ පුවරුවල නොපෙනේ',
  hasLeftHelp: 'අනෙක් සිසුන්ට ඔබේ ප්‍රතිඵල නොපෙනේ. ඔබට ඕනෑම විටක නැවත පැමිණිය හැක.',
  return: 'ප්‍රමුඛ පුවරුවල මා පෙන්වන්න',
  unverified: 'ඔබේ ප්‍රතිඵලය තවම ප්‍රමුඛ පුවරුවේ නැත. ඔබේ ස්ථානය ලබා ගැනීමට ඊමේල් ලිපිනය තහවුරු කරන්න.',
  verify: 'ඊමේල් තහවුරු කරන්න',
}
