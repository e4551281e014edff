import { TextProvider } from '@naru/ui/language'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import sinhala from '../../text/si/editor.json'
import { editorText } from '../editorText'

// vanilla-extract needs a file scope for styles created outside a bundler.
setFileScope('FaultMessage.test.tsx', '@naru/exam-kit')

const { FaultMessage } = await import('./FieldError')

await editorText.load('si')

it.each([
  ['has no tags.', sinhala.faults.noTags],
  ["has the key 'colour'.", '<span lang="en">Has the key &#x27;colour&#x27;.</span>'],
])('words %j, or marks it as English', (message, markup) => {
  const element = (
    <TextProvider language="si">
      <FaultMessage message={message} />
    </TextProvider>
  )
  expect(renderToStaticMarkup(element)).toBe(markup)
})
