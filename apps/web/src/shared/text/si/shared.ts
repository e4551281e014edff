import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/shared'

/** The sentences that both documents show. */
export const text: Widened<typeof english> = {
  site: {
    name: 'Naru',
    titled: (page) => `${page} · Naru`,
    skipToContent: 'අන්තර්ගතයට යන්න',
    offline: 'ඔබ අන්තර්ජාලයට සම්බන්ධ වී නැත. මෙම පිටුවේ තොරතුරු පරණ විය හැක. නැවත සම්බන්ධ වූ විට එය යාවත්කාලීන වේ.',
    loading: 'ලබා ගනිමින්…',
    updateReady: 'Naru හි නව අනුවාදයක් සූදානම්',
    reload: 'නැවත පූරණය කරන්න',
  },
  language: {
    label: 'භාෂාව',
    draft: 'කෙටුම්පත් පරිවර්තනයකි',
    partlyEnglish: 'සමහර පාඨ ලබා ගැනීමට නොහැකි වූ නිසා ඒවා ඉංග්‍රීසියෙන් පෙන්වයි.',
    tryAgain: 'නැවත උත්සාහ කරන්න',
    failed: 'භාෂාව වෙනස් කිරීමට නොහැකි විය. නැවත උත්සාහ කරන්න.',
  },
  unranked: {
    repeated: 'පුහුණුව: ස්ථානයක් ලැබෙන්නේ පළමු උත්සාහයට පමණි',
    automatic: 'කාලය අවසන් වූ විට භාර දෙන ලදී',
    late: 'ප්‍රමාද වී ලැබුණු නිසා ස්ථානයක් නොලැබේ',
    'no-evidence': 'පුහුණුව: උත්සාහය අතරතුර අන්තර්ජාල සම්බන්ධතාවක් නොතිබූ නිසා ස්ථානයක් නොලැබේ',
    'impossible-time': 'පුහුණුව: එහි වේලාවන් නිවැරදි විය නොහැකි නිසා ස්ථානයක් නොලැබේ',
    unverified: 'ඔබේ ඊමේල් ලිපිනය තහවුරු කරන තෙක් ස්ථානයක් නොලැබේ',
  },
  login: {
    title: 'පිවිසුම',
    heading: 'නැවත සාදරයෙන් පිළිගනිමු',
    welcome: 'පිවිස, ඔබ නතර කළ තැන සිට ඉදිරියට යන්න.',
    email: 'ඊමේල්',
    password: 'මුරපදය',
    remember: 'මා මතක තබා ගන්න',
    rememberHint: 'ඊළඟ වර මෙම උපාංගයේදී ඔබේ ඊමේල් ලිපිනය ඉබේම පිරවේ.',
    submit: 'පිවිසෙන්න',
    submitting: 'පිවිසෙමින්...',
    noAccount: 'තවම ගිණුමක් නැද්ද?',
    signup: 'ලියාපදිංචි වන්න',
    forgot: 'මුරපදය අමතකද?',
    returning: 'එම පිටුව බැලීමට කරුණාකර පිවිසෙන්න.',
  },
  pageErrors: {
    notFoundTitle: 'පිටුව හමු නොවීය',
    notFoundText: 'මෙම ලිපිනයේ පිටුවක් නැත. එය වෙනත් තැනකට ගෙන ගොස් හෝ සබැඳිය වැරදි විය හැක.',
    failedTitle: 'යම් දෝෂයක් සිදු විය',
    failedText: 'මෙම පිටුව පෙන්විය නොහැකි විය. ඔබේ පිළිතුරු සහ ගිණුම ආරක්ෂිතයි.',
    reload: 'පිටුව නැවත පූරණය කරන්න',
    home: 'මුල් පිටුවට යන්න',
  },
}
