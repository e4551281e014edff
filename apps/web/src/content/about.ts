/** The page about Naru, paragraph by paragraph. */
export const about = {
  title: 'About Naru',
  lead: 'Naru (나루) is the Korean word for a ferry landing: the place where a crossing begins.',
  paragraphs: [
    'Every year thousands of people in Sri Lanka prepare for the EPS-TOPIK, the Korean language exam that stands between them and a job in Korea. Naru is where they practise it: whole papers of reading and listening, with the real timetable and a clock that is honest.',
    'A practice exam is only worth something when nothing about it surprises you later. So recordings play by themselves and no more often than in the exam hall, sections close when their time is over, and afterwards every answer is shown and explained.',
    'All questions are our own. They follow the manner of the exam: signs and notices, safety at work, daily life, short conversations.',
  ],
} as const
