import type { MailText } from './en'

// As Sri Lanka writes them: Node names the months after the moon.
const months = [
  'ජනවාරි',
  'පෙබරවාරි',
  'මාර්තු',
  'අප්‍රේල්',
  'මැයි',
  'ජූනි',
  'ජූලි',
  'අගෝස්තු',
  'සැප්තැම්බර්',
  'ඔක්තෝබර්',
  'නොවැම්බර්',
  'දෙසැම්බර්',
]
const date = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Colombo' })

/** The mails to learners in Sinhala. */
export const text: MailText = {
  hello: (name) => `ආයුබෝවන් ${name},`,
  day: (at) => {
    const [year, month, day] = date.format(at).split('-').map(Number)
    return `${year} ${months[(month ?? 1) - 1]} ${day}`
  },
  verification: {
    subject: 'ඔබේ Naru තහවුරු කිරීමේ කේතය',
    paragraphs: (code, site) => [
      `ඔබේ තහවුරු කිරීමේ කේතය ${code} වේ. එය මිනිත්තු 10ක් වලංගුයි.`,
      `එය මෙහි ඇතුළත් කරන්න: ${site}/email-verify`,
    ],
  },
  reset: {
    subject: 'ඔබේ Naru මුරපදය නැවත සැකසීමේ කේතය',
    paragraphs: (code, site) => [
      `ඔබේ මුරපදය නැවත සැකසීමේ කේතය ${code} වේ. එය මිනිත්තු 10ක් වලංගුයි.`,
      `එය මෙහි ඇතුළත් කරන්න: ${site}/reset-password`,
      'ඔබ මෙම කේතය ඉල්ලුවේ නැත්නම්, මෙම ඊමේල් පණිවිඩය නොසලකා හරින්න.',
    ],
  },
  passwordChanged: {
    subject: 'ඔබේ Naru මුරපදය වෙනස් විය',
    paragraphs: ['ඔබේ මුරපදය වෙනස් වූ අතර, සියලු උපාංග ගිණුමෙන් ඉවත් කරන ලදී. මෙය කළේ ඔබ නොවේ නම්, කරුණාකර වහාම අප අමතන්න.'],
  },
  accountExists: {
    subject: 'ඔබට දැනටමත් Naru ගිණුමක් ඇත',
    paragraphs: (site) => [
      `යමෙකු මෙම ඊමේල් ලිපිනයෙන් ලියාපදිංචි වීමට උත්සාහ කළ නමුත්, එයට දැනටමත් ගිණුමක් ඇත. ඒ ඔබ නම්, මෙහි පිවිසෙන්න: ${site}/login නැතහොත් මෙහි අලුත් මුරපදයක් සකසන්න: ${site}/reset-password`,
      'ඒ ඔබ නොවේ නම්, මෙම ඊමේල් පණිවිඩය නොසලකා හරින්න.',
    ],
  },
  unverifiedAccount: {
    subject: 'ඔබේ Naru ගිණුම මකනු ලැබේ',
    paragraphs: (day, site) => [
      `ඔබ කලක් තිස්සේ ඔබේ Naru ගිණුම භාවිත කර නැති අතර, එහි ඊමේල් ලිපිනය තහවුරු කර නැත. අපි ${day} දින එම ගිණුම මකන්නෙමු.`,
      `ඔබට එය තබා ගැනීමට අවශ්‍යද? එම දිනට පෙර මෙහි පිවිසෙන්න: ${site}/login දිගටම තබා ගැනීමට, ඔබේ ඊමේල් ලිපිනයද මෙහි තහවුරු කරන්න: ${site}/email-verify`,
      'ඔබට එය තබා ගැනීමට අවශ්‍ය නැද්ද? නැතහොත් ඔබ ලියාපදිංචි වුණේ නැද්ද? එසේ නම් ඔබ කිසිවක් කළ යුතු නැත.',
    ],
  },
  regraded: {
    subject: (exam) => `${exam} සඳහා ඔබේ ලකුණු නිවැරදි කළා`,
    attempt: (attempt, after, possible, before) => `උත්සාහය ${attempt}: ලකුණු ${possible}න් ${after}ක් (කලින්: ${before})`,
    paragraphs: (exam, attempts, site) => [
      `${exam} විභාගයේ නිවැරදි පිළිතුරක් ලෙස සටහන් කර තිබූ පිළිතුරක් වැරදියි. අපි එය නිවැරදි කර, ඔබේ පිළිතුරුවලට නැවත ලකුණු දුන්නෙමු:`,
      attempts,
      `මෙහි බලන්න: ${site}/myresult`,
    ],
  },
  deletionRequested: {
    subject: 'ඔබේ Naru ගිණුම මකනු ලැබේ',
    paragraphs: (day, site) => [
      `ඔබ ඔබේ ගිණුම මකන ලෙස අපෙන් ඉල්ලුවා. එය ${day} දින මකනු ලැබේ. ඔබේ අනෙක් උපාංග ගිණුමෙන් ඉවත් කරන ලදී.`,
      `එතෙක් ඔබට එය තබා ගත හැක: මෙහි පිවිස ${site}/login ‘මගේ ගිණුම තබා ගන්න’ ඔබන්න. ඉල්ලුවේ ඔබ නොවේ නම්, එය කර මෙහි අලුත් මුරපදයක් සකසන්න: ${site}/reset-password`,
    ],
  },
  accountDeleted: {
    subject: 'ඔබේ Naru ගිණුම මැකුවා',
    paragraphs: [
      'ඔබ ඉල්ලූ පරිදි ඔබේ ගිණුම මැකුවා. ඔබේ නම, දුරකථන අංකය, ලිපින සහ මුරපදය තවදුරටත් අප සතුව නැත. ඔබේ විභාග, පැකේජ සහ ගෙවීම් ඒවා නොමැතිව පවතී.',
      'ඔබට මෙම ඊමේල් ලිපිනයෙන් නැවත ලියාපදිංචි විය හැක. මෙය අප ඔබට එවන අවසාන ඊමේල් පණිවිඩයයි.',
    ],
  },
}
