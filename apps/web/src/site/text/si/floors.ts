import type { Widened } from '@naru/ui/language'
import type { floors as english } from '../en/floors'

/** Every sentence of the official floors; part of the admin area's. */
export const floors: Widened<typeof english> = {
  title: 'නිල අවම ලකුණු',
  overview: 'ලකුණු ක්‍රමය පිළිගන්නා අඩුම ලකුණු.',
  lead: 'එක් එක් රැකියා අංශයේ ලකුණු ක්‍රමය පිළිගන්නා අඩුම ලකුණු. සිසුන් තම ප්‍රශ්න පත්‍රය ඒවා සමඟ සසඳයි.',
  notice:
    'සිසුන්ට පෙනෙන්නේ තහවුරු කළ අවම ලකුණු පමණි. ඒ සමඟ මූලාශ්‍රය, දිනය සහ නිල පරිමාණය වෙනස් විය හැකි බව ද පෙනේ. සමත් වීමට ඇති ඉඩකඩ කිසිදු පිටුවක සඳහන් නොවේ.',
  sectors: {
    manufacturing: 'නිෂ්පාදන',
    fishery: 'ධීවර',
    farming: 'කෘෂිකර්ම',
    construction: 'ඉදිකිරීම්',
    services: 'සේවා',
  },
  confirmed: 'තහවුරු කර ඇත',
  notConfirmed: 'තහවුරු කර නැත',
  none: 'අවම ලකුණක් නැත',
  of: (score, outOf) => `${outOf}න් ${score}`,
  set: 'සකසන්න',
  dialogTitle: (sector) => `${sector} අංශයේ නිල අවම ලකුණු`,
  score: 'අඩුම ලකුණු',
  outOf: 'මුළු ලකුණු',
  source: 'මූලාශ්‍රය',
  sourceHint: 'එය පළ කළ තැන. උදාහරණය: නිවේදනයක නම හෝ ලිපිනය.',
  date: 'මූලාශ්‍රයේ දිනය',
  dateHint: 'වර්ෂයක්, මාසයක් හෝ දිනයක්: 2023, 2023-10 හෝ 2023-10-21.',
  isConfirmed: 'මම මෙය මූලාශ්‍රය සමඟ සැසඳුවෙමි',
  confirmedHint: 'මෙය සලකුණු කළහොත් පමණක් සිසුන්ට අවම ලකුණු පෙනේ.',
  noScore: 'කරුණාකර 0 සිට 1000 දක්වා පූර්ණ සංඛ්‍යාවක් ඇතුළත් කරන්න.',
  noOutOf: 'කරුණාකර 1 සිට 1000 දක්වා පූර්ණ සංඛ්‍යාවක් ඇතුළත් කරන්න.',
  aboveMaximum: 'අඩුම ලකුණු ‘මුළු ලකුණු’ හි සංඛ්‍යාවට වඩා වැඩි නොවිය යුතුය.',
  noSource: 'කරුණාකර එය පළ කළ තැන ඇතුළත් කරන්න.',
  noDate: 'කරුණාකර වර්ෂයක්, මාසයක් හෝ දිනයක් ඇතුළත් කරන්න. උදාහරණය: 2023-10.',
  saved: (sector) => `${sector} අංශයේ නිල අවම ලකුණු සුරැකිණි.`,
  deleted: (sector) => `${sector} අංශයේ නිල අවම ලකුණු මකන ලදී.`,
  storedNow: 'වෙනත් පරිපාලකයෙකු දැන් සුරකි අගය',
  deleteTitle: 'නිල අවම ලකුණු මකන්නේ ද?',
  deleteText: (sector) => `ඉන් පසු සිසුන්ට ${sector} අංශයේ නිල අවම ලකුණු නොපෙනේ.`,
}
