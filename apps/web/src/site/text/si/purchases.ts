import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/purchases'

/** Every sentence of a learner's purchases. */
export const text: Widened<typeof english> = {
  title: 'මිලදී ගැනීම්',
  lead: 'ඇණවුම් අංකය තබා ගන්න. ගෙවීමක් ගැන විමසන විට අපි එය අසමු.',
  loading: 'ඔබේ මිලදී ගැනීම් ලබා ගනිමින්…',
  failed: 'ඔබේ මිලදී ගැනීම් ලබා ගත නොහැකි විය.',
  retry: 'නැවත උත්සාහ කරන්න',
  empty: 'ඔබ තවම පැකේජයක් සක්‍රිය කර හෝ මිලදී ගෙන නැත.',
  toPlans: 'මිල පැකේජ බලන්න',
  order: 'ඇණවුම් අංකය',
  price: 'මිල',
  date: 'දිනය',
  end: 'වලංගු වන අවසාන දිනය',
  noEnd: 'අවසානයක් නැත',
  states: { active: 'සක්‍රියයි', upcoming: 'පසුව ආරම්භ වේ', ended: 'අවසන්', reversed: 'මුදල් ආපසු ගෙවා ඇත' },
  paid: 'ස්තුතියි. ඔබේ ගෙවීම තහවුරු වී ඇත.',
  mailed: 'අපි මෙම විස්තර ඔබට ඊමේල් කර ඇත්තෙමු.',
  all: 'සියලු මිලදී ගැනීම්',
  until: (day) => `${day} දක්වා ඔබට වලංගුයි`,
  forLife: 'ජීවිත කාලයටම ඔබට වලංගුයි',
  owned: 'ඔබට දැනටමත් මෙම පැකේජය ඇත',
  ownedForLife: 'එයට අවසානයක් නැත. ඔබට එය නැවත අවශ්‍ය නැත.',
  ownedUntil: (day) => `එය ${day} දක්වා සක්‍රියයි. එය නැවත සක්‍රිය කිරීම අවශ්‍ය නැත.`,
  extend: (day) => `එය ${day} දක්වා ඔබට වලංගුයි. ඔබ එය නැවත මිලදී ගතහොත්, නව කාලය එදිනෙන් පසුව එකතු වේ.`,
  cancel: 'අවලංගු කරන්න',
  toExams: 'විභාග වෙත යන්න',
}
