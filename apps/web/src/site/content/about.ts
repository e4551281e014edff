/** The page about Naru, part by part. */
export const about = {
  title: 'About Naru',
  lead: 'Naru (나루) is the Korean word for a ferry landing: the place where a crossing begins.',
  sections: [
    {
      title: 'Why we are here',
      paragraphs: [
        'Every year thousands of people in Sri Lanka prepare for the EPS-TOPIK, the Korean language exam that stands between them and a job in Korea. Naru is where they practise it: whole papers of reading and listening, with the real timetable and a clock that is honest.',
      ],
    },
    {
      title: 'How practice works here',
      paragraphs: [
        'A practice exam is only worth something when nothing about the real one surprises you later. So recordings play by themselves and no more often than in the exam hall, sections close when their time is over, and afterwards every answer is shown and explained.',
        'It works on a phone as well as on a computer. If the connection drops in the middle of a paper, your answers stay with you and are sent when it is back.',
      ],
    },
    {
      title: 'What we do not do',
      paragraphs: [
        'All questions are our own; they follow the manner of the exam: signs and notices, safety at work, daily life, short conversations. We are not connected with its organisers, and we do not promise a result. We promise that you will know what to expect.',
      ],
    },
  ],
} as const
