import { describe, expect, test } from 'vitest'
import { writeFolder } from '../../test/support/content'
import { faultsOf } from '../../test/support/format-folder'
import { sectionedExam } from '../../test/support/sectioned-exam'
import { readExam } from '../read-exam'
import { readGift, writeGift } from './gift'

const head =
  '// naru exam: {"id":"foreign","topic":"T","description":"D","duration":"5 minutes","readingTimeMinutes":5,"guidelines":[]}'

/** As Moodle exports it. */
const foreign = String.raw`// question: 812  name: Capital of Korea
$CATEGORY: $course$/top/Default for Test

::Capital of Korea::[html]<p>What is the capital of&nbsp\;<b>Korea</b>?<br></p><p>One answer\: \{choose\}</p>{
	=<p>Seoul &amp\; around</p>#<p>Right</p>
	~<p>Busan \= 부산</p>#<p>A harbour \~ in the south</p>
	~%0%Incheon
	####<p>Seoul (서울) is the capital.</p>
}

// question: 813  name: 7
::7::Five is { ~%0%less than 4 ~less than\n3 =%100%more than 4 } the right number.
`.replaceAll(String.raw`\;`, ';')

const fault = (item: string) =>
  readGift(`${head}\n\n${item}`, 'a.gift', false).faults.map(({ file, message }) => [file, message])

describe('a GIFT file', () => {
  test('of another program is read, with its HTML as text', async () => {
    const { exam, faults } = await readExam(writeFolder({ 'paper.gift': `\u{FEFF}${head}\r\n\r\n${foreign}` }), '')
    expect(faults).toEqual([])
    expect(exam?.questions).toEqual([
      {
        number: 1,
        type: 'reading',
        text: 'What is the capital of Korea?\n\nOne answer: {choose}',
        options: [
          { text: 'Seoul & around', note: 'Right', correct: true },
          { text: 'Busan = 부산', note: 'A harbour ~ in the south' },
          { text: 'Incheon' },
        ],
        explanation: 'Seoul (서울) is the capital.',
      },
      {
        number: 7,
        type: 'reading',
        text: 'Five is (      ) the right number.',
        options: [{ text: 'less than 4' }, { text: 'less than\n3' }, { text: 'more than 4', correct: true }],
      },
    ])
  })

  test.each([
    ['Is it?{T}', [{ text: 'True', correct: true }, { text: 'False' }]],
    ['Is it?{ false }', [{ text: 'True' }, { text: 'False', correct: true }]],
    [
      'Is it?{TRUE#No, it is.#Yes####Why}',
      [
        { text: 'True', note: 'Yes', correct: true },
        { text: 'False', note: 'No, it is.' },
      ],
    ],
  ])('has a true-or-false question with two options: %s', (item, options) => {
    expect(readGift(`${head}\n\n${item}`, 'a.gift', false)).toMatchObject({
      faults: [],
      raw: { questions: [{ text: 'Is it?', options, ...(item.includes('Why') && { explanation: 'Why' }) }] },
    })
  })

  test('names the line of what the exam lacks', async () => {
    expect(await faultsOf({ 'paper.gift.txt': '::1::What?{=a ~a}\n\n::1::Which?{~a ~b}\n' })).toEqual([
      expect.stringMatching(/^paper\.gift\.txt: has no line like this one: \/\/ naru exam: \{"id":"my-exam","topic":/),
      "paper.gift.txt, line 1, question 1: has the option 'a' twice.",
      'paper.gift.txt, line 3, question 1: has no correct option.',
      'paper.gift.txt: has no id.',
      'paper.gift.txt: has no topic.',
      'paper.gift.txt: has no description.',
      'paper.gift.txt: has no duration.',
      'paper.gift.txt: readingTimeMinutes must be a number of minutes from 0 to 1440.',
      'paper.gift.txt, line 3, question 1: has a number that another question has too.',
    ])
  })

  test.each([
    ['an essay', 'What?{}', 'is an essay; only multiple choice questions can be imported.'],
    ['a number', 'What?{#5:1}', 'is a numerical question; only multiple choice questions can be imported.'],
    ['pairs', 'What?{=a -> b =c -> d}', 'is a matching question; only multiple choice questions can be imported.'],
    ['a short answer', 'What?{=a =b}', 'is a short-answer question; only multiple choice questions can be imported.'],
    ['a description', 'Read this.', 'has no answers in braces; only multiple choice questions can be imported.'],
    ['partial marks', 'What?{~%50%a ~%50%b}', 'has an option for 50 % of the marks; only 0 and 100 can be imported.'],
    ['Markdown', '[markdown]*What*?{=a ~b}', 'has text in Markdown, which cannot be imported; use HTML or plain text.'],
    ['a picture in HTML', '[html]<img src\\="a.png">{=a ~b}', "has the HTML element 'img', which cannot be imported."],
    ['a script', 'What?{=a<script>x</script> ~b}', "has the HTML element 'script', which cannot be imported."],
    ['a comment in HTML', 'What?{=[html]a<!-- x --> ~b}', 'has a comment in HTML, which cannot be imported.'],
    ['a long text', `What?{=a ~${'b'.repeat(200_000)}}`, 'has more than 200,000 characters.'],
    ['many options', `What?{${'~a'.repeat(101)}}`, 'has more than 100 options.'],
  ])('with %s is rejected', (_, item, message) => {
    expect(fault(item)[0]).toEqual(['a.gift, line 3', message])
  })

  test.each([
    ['half a mapping', '// naru: {"a":', ['a.gift, line 3', 'is no mapping in JSON.']],
    ['a list', '// naru: [1]', ['a.gift, line 3', 'is no mapping in JSON.']],
    ['many levels', `// naru: {"a":${'['.repeat(100_000)}`, ['a.gift, line 3', 'has too many levels.']],
    [
      'no question below',
      '// naru: {"type":"listening"}',
      ['a.gift, line 3', "has a line '// naru:' without a question below it."],
    ],
    ['many questions', 'a{=a ~b}\n\n'.repeat(2001), ['a.gift', 'has more than 2000 questions.']],
  ])('with a line with %s is rejected', (_, item, expected) => {
    expect(fault(item)).toEqual([expected])
  })

  test('with two correct options, an unknown key or a missing file is rejected with the line', async () => {
    const items = ['// naru: {"photo":"no.svg","colour":"red"}', '::3::What?{=a ~%100%b ~c}']
    expect(await faultsOf({ 'paper.gift': [head, '', ...items].join('\n') })).toEqual([
      "paper.gift, line 4, question 3: has the key 'colour', which is not known here.",
      'paper.gift, line 4, question 3: has 2 correct options instead of one.',
      "paper.gift, line 4, question 3: names the file 'no.svg', which is not there.",
    ])
  })

  test('that is not UTF-8, or too large, is rejected', async () => {
    expect(await faultsOf({ 'paper.gift': Buffer.from([0xb0, 0xa1]) })).toEqual(['paper.gift: is not in UTF-8.'])
    expect(await faultsOf({ 'paper.gift': Buffer.alloc(5 * 1024 * 1024 + 1) })).toEqual([
      'paper.gift: is larger than 5 MB.',
    ])
  })

  test('escapes what GIFT gives a meaning to', () => {
    const exam = sectionedExam()
    const texts = ['%50%{a}', '~a = b # c', String.raw`a\n: \\ b`, '[html]<b>', '// naru: {}', 'a -> b']
    const options = texts.map((text, index) => ({ text, note: text, correct: index === 2 }))
    const [first] = exam.questions
    if (first === undefined) throw new Error('The exam has no question.')
    const changed = { ...exam, questions: [{ ...first, text: texts.join('\n'), options }] }
    const written = writeGift(changed)
    expect(readGift(written, 'a.gift', false)).toMatchObject({
      faults: [],
      raw: { questions: [{ text: texts.join('\n'), options }] },
    })
  })
})
