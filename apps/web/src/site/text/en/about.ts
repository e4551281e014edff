/** The page about Naru, part by part. */
export const text = {
  title: 'About Naru',
  lead: 'Naru (나루) is the Korean word for a ferry landing: the place where a crossing begins.',
  sections: [
    {
      title: 'Why we are here',
      paragraphs: [
        'Every year thousands of people in Sri Lanka prepare for the EPS-TOPIK, the Korean language exam that they need for a job in Korea. On Naru they can practise for it, with reading and listening papers and an accurate clock.',
      ],
    },
    {
      title: 'How practice works here',
      paragraphs: [
        'A practice exam is most useful when it is close to the real one. So recordings play automatically, twice each, and a section closes when its time is up. After the exam you see every answer with an explanation.',
        'It works on a phone and on a computer. If the connection breaks during a paper, your answers stay on your device and are sent when you are online again.',
      ],
    },
    {
      title: 'What we do not do',
      paragraphs: [
        'We wrote all questions ourselves, in the style of the exam: signs and notices, safety at work, daily life, short conversations. We are not connected with the organisers of the exam, and we do not promise a result.',
      ],
    },
  ],
} as const
