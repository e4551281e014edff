import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { clip, writeFolder, zipOf } from '../../test/support/content'
import { examWithMedia, faultsOf } from '../../test/support/format-folder'
import { sectionedExam, sectionedFiles } from '../../test/support/sectioned-exam'
import { writeQti } from './qti-write'
import { readZip } from './zip'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>'

/** A package as a platform for tests writes it in QTI 2.2: folders, namespaces, a prompt, a template for the marks. */
const second: Readonly<Record<string, string | Uint8Array>> = {
  'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="M1">
  <metadata/><organizations/>
  <resources>
    <resource identifier="t" type="imsqti_test_xmlv2p2" href="tests/t1/test.xml"><file href="tests/t1/test.xml"/></resource>
    <resource identifier="i1" type="imsqti_item_xmlv2p2" href="items/i1/qti.xml"><file href="items/i1/qti.xml"/></resource>
  </resources>
</manifest>`,
  'tests/t1/test.xml': `<?xml version="1.0"?>
<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="Safety_Test" title="Safety test">
  <timeLimits maxTime="600"/>
  <testPart identifier="Part_1" navigationMode="linear" submissionMode="individual">
    <assessmentSection identifier="S1" title="Signs" visible="true">
      <itemSessionControl maxAttempts="1"/>
      <assessmentSection identifier="S1a" title="Inner" visible="true">
        <assessmentItemRef identifier="ref-1" href="../../items/i1/qti.xml"/>
      </assessmentSection>
    </assessmentSection>
  </testPart>
</assessmentTest>`,
  'items/i1/qti.xml': `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by hand -->
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:schemaLocation="a b" identifier="i613" title="Sign" adaptive="false" timeDependent="false" xml:lang="ko">
  <responseDeclaration identifier="R" cardinality="single" baseType="identifier">
    <correctResponse><value><![CDATA[choice_2]]></value></correctResponse>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody>
    <div class="grid-row"><div class="col-12">
      <p>다음 <b>표지판</b>을
         보십시오.<br/>하나만 고르십시오 &amp; 쓰십시오.</p>
      <p><object data="../img/no%20smoking.svg" type="image/svg+xml" width="10"/></p>
      <choiceInteraction responseIdentifier="R" shuffle="false" maxChoices="1">
        <prompt>무슨 뜻입니까?</prompt>
        <simpleChoice identifier="choice_1">먹지 마세요<feedbackInline outcomeIdentifier="F" identifier="choice_1" showHide="show">That is 음식.</feedbackInline></simpleChoice>
        <simpleChoice identifier="choice_2"><p>피우지 마세요</p></simpleChoice>
      </choiceInteraction>
    </div></div>
  </itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/>
  <modalFeedback outcomeIdentifier="F" identifier="choice_2" showHide="show"><p>No smoking.</p></modalFeedback>
</assessmentItem>`,
  'items/img/no smoking.svg': svg,
}

/** Items without a test in QTI 3.0, with the exam in `naru.json`. */
const third: Readonly<Record<string, string | Uint8Array>> = {
  'imsmanifest.xml': `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="M">
  <resources><resource identifier="a" type="imsqti_item_xmlv3p0" href="a.xml"/></resources></manifest>`,
  'a.xml': `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="a" title="A" time-dependent="false">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>B</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-item-body>
    <audio src="a.m4a" controls="controls"></audio>
    <qti-choice-interaction response-identifier="RESPONSE" max-choices="1">
      <qti-prompt>Who?</qti-prompt>
      <qti-simple-choice identifier="A"><img src="p.svg" alt="A man"/></qti-simple-choice>
      <qti-simple-choice identifier="B">A woman</qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
  <qti-modal-feedback outcome-identifier="X" identifier="x" show-hide="show"><qti-content-body><p>It is she.</p></qti-content-body></qti-modal-feedback>
</qti-assessment-item>`,
  'naru.json': JSON.stringify({
    exam: {
      id: 'heard',
      topic: 'T',
      description: 'D',
      duration: '5 minutes',
      readingTimeMinutes: 0,
      listeningTimeMinutes: 5,
    },
    items: { a: { transcript: '누구예요?' } },
  }),
  'a.m4a': clip(2, 'a'),
  'p.svg': svg,
}

const ITEM = 'items/i1/qti.xml'

/** The faults of the first package with a text of its item replaced. */
const faultsWith = (from: string, to: string, path = ITEM) => {
  const text = String(second[path])
  if (!text.includes(from)) throw new Error(`The package has no ${from}.`)
  return faultsOf({ 'paper.zip': zipOf({ ...second, [path]: text.replace(from, to) }) })
}

describe('a QTI package of another program', () => {
  test('in version 2.2 is read with its test', async () => {
    const { exam, media } = await examWithMedia(writeFolder({ 'paper.zip': zipOf(second) }))
    expect(exam).toEqual({
      id: 'safety-test',
      topic: 'Safety test',
      description: 'Safety test',
      duration: '10 minutes',
      guidelines: [],
      sections: [{ id: 'part-1', title: 'Signs', minutes: 10, navigation: 'one-way' }],
      questions: [
        {
          number: 1,
          type: 'reading',
          section: 'part-1',
          text: '다음 표지판을 보십시오.\n하나만 고르십시오 & 쓰십시오.\n\n무슨 뜻입니까?',
          photo: 'items/img/no smoking.svg',
          options: [
            { text: '먹지 마세요', note: 'That is 음식.' },
            { text: '피우지 마세요', correct: true },
          ],
          explanation: 'No smoking.',
        },
      ],
    })
    expect(String(media['items/img/no smoking.svg'])).toBe(svg)
  })

  test('may have byte-order marks', async () => {
    const marked = Object.entries(second).map(([path, file]) => [
      path,
      path.endsWith('.xml') ? `\u{FEFF}${String(file)}` : file,
    ])
    const { exam } = await examWithMedia(writeFolder({ 'paper.zip': zipOf(Object.fromEntries(marked)) }))
    expect(exam).toEqual((await examWithMedia(writeFolder({ 'paper.zip': zipOf(second) }))).exam)
  })

  test('in version 3.0 without a test is read with the exam of naru.json', async () => {
    const { exam } = await examWithMedia(writeFolder({ 'paper.zip': zipOf(third) }))
    expect(exam.questions).toEqual([
      {
        number: 1,
        type: 'listening',
        text: 'Who?',
        audio: 'a.m4a',
        transcript: '누구예요?',
        options: [{ photo: 'p.svg' }, { text: 'A woman', correct: true }],
        explanation: 'It is she.',
      },
    ])
  })

  test.each([
    ['two correct responses', '<value>', '<value>choice_1</value><value>', 'has 2 correct options instead of one.'],
    ['no correct response', 'choice_2]]', 'choice_3]]', 'has no correct option.'],
    ['a missing picture', 'no%20smoking', 'smoking', "names the file 'items/img/smoking.svg', which is not there."],
    [
      'a picture outside',
      '../img/no%20smoking.svg',
      '../../../../etc/a.svg',
      "names the file '../../etc/a.svg', which is not there.",
    ],
    [
      'a picture on another site',
      '../img/no%20smoking.svg',
      'https://naru.test/a.svg',
      "names the file 'https://naru.test/a.svg', which is not there.",
    ],
    [
      'several choices',
      'maxChoices="1"',
      'maxChoices="0"',
      'lets the learner choose several options, which cannot be imported.',
    ],
    [
      'a mapping',
      '</correctResponse>',
      '</correctResponse><mapping defaultValue="0"/>',
      'gives marks by a mapping in line 6, which cannot be imported.',
    ],
    [
      'an unknown response',
      'responseIdentifier="R"',
      'responseIdentifier="S"',
      "has no declaration of the response 'S'.",
    ],
    ['two pictures', '</prompt>', '<img src="a.svg" alt=""/></prompt>', 'has 2 pictures where one can be imported.'],
    [
      'an unknown element',
      '<p>다음',
      '<video src="a"/><p>다음',
      "has the element 'video' in line 11, which cannot be imported.",
    ],
    [
      'templates',
      '<itemBody>',
      '<templateDeclaration identifier="a"/><itemBody>',
      "has the element 'templateDeclaration' in line 9, which cannot be imported.",
    ],
  ])('with %s is rejected with the item', async (_, from, to, message) => {
    expect(await faultsWith(from, to)).toContain(`paper.zip, ${ITEM}, question 1: ${message}`)
  })

  test.each(['textEntryInteraction', 'orderInteraction', 'matchInteraction'])('with a %s is rejected', async (name) => {
    const faults = await faultsWith(
      '<prompt>',
      `</choiceInteraction><${name} responseIdentifier="R"/><choiceInteraction><prompt>`,
    )
    expect(faults[0]).toBe(
      `paper.zip, ${ITEM}, question 1: has a ${name} in line 15; only choice items can be imported.`,
    )
  })

  test.each([
    [
      'a document type',
      '<!-- made by hand -->',
      '<!DOCTYPE a [<!ENTITY b "c">]>',
      'has a document type in line 2, which cannot be imported.',
    ],
    ['an entity', '&amp;', '&nbsp;', 'is no XML, or broken in line 12.'],
    ['a script', '<p>다음', '<script>x</script><p>다음', 'has a script in line 11, which cannot be imported.'],
    [
      'an attribute with a script',
      '<p>다음',
      '<p onclick="x">다음',
      "has the script 'onclick' in line 11, which cannot be imported.",
    ],
    [
      'an instruction',
      '<!-- made by hand -->',
      '<?xml-stylesheet href="a"?>',
      "has the instruction 'xml-stylesheet' in line 2, which cannot be imported.",
    ],
    ['a tag that is not closed', '</itemBody>', '', 'is no XML, or broken in line 23.'],
    [
      'many levels',
      '<p>다음',
      `${'<div>'.repeat(101)}다음`,
      'has more than 100 levels in line 11, which cannot be imported.',
    ],
  ])('with %s is rejected with the line', async (_, from, to, message) => {
    expect((await faultsWith(from, to))[0]).toBe(`paper.zip, ${ITEM}: ${message}`)
  })

  test('with missing files, the same item twice or no manifest is rejected', async () => {
    const { [ITEM]: _item, ...withoutItem } = second
    expect(await faultsOf({ 'paper.zip': zipOf(withoutItem) })).toContain(`paper.zip, ${ITEM}: is not there.`)
    expect(await faultsOf({ 'paper.zip': zipOf({ 'a.txt': 'a' }) })).toContain(
      'paper.zip, imsmanifest.xml: is not there.',
    )
    const reference = '<assessmentItemRef identifier="ref-1" href="../../items/i1/qti.xml"/>'
    expect(await faultsWith(reference, reference + reference, 'tests/t1/test.xml')).toContain(
      `paper.zip, ${ITEM}: is in the test twice.`,
    )
    expect(await faultsWith('<timeLimits maxTime="600"/>', '', 'tests/t1/test.xml')).toContain(
      "paper.zip: section 'part-1' must have minutes above 0 and up to 1440.",
    )
    expect(await faultsOf({ 'paper.zip': zipOf({ ...second, 'naru.json': '[' }) })).toContain(
      'paper.zip, naru.json: is no mapping in JSON.',
    )
    const large = Array.from({ length: 500_000 }, (_, index) => `<!-- ${index} -->`).join('')
    expect(await faultsOf({ 'paper.zip': zipOf({ ...second, [ITEM]: large }) })).toContain(
      `paper.zip, ${ITEM}: is larger than 5 MB.`,
    )
    expect(await faultsOf({ 'paper.zip': zipOf({ ...second, '../a.xml': '' }) })).toEqual([
      "paper.zip: has the entry '../a.xml' whose path leads elsewhere.",
    ])
  })
})

test('a package shows the passage of a group in each of its items, and lists the files of each', () => {
  const read = readZip(Buffer.concat([...writeQti(sectionedExam(), (path) => strToU8(path), '3.0')]))
  if ('fault' in read) throw new Error(read.fault)
  const text = (path: string) => new TextDecoder().decode(read.files.get(path))
  expect(text('q-3.xml')).toContain('<div class="stimulus"><p>안내문</p><p>내일 쉽니다.</p></div><p>언제?</p>')
  expect(text('q-6.xml')).toContain('<source src="g.m4a" type="audio/mp4"/>')
  expect(text('imsmanifest.xml')).toContain(
    '<file href="q-6.xml"/><file href="g.svg"/><file href="g.m4a"/><file href="d.m4a"/></resource>',
  )
  for (const path of sectionedFiles) expect(text(path)).toBe(path)
})
