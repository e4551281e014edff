import '@naru/ui/theme/global'
import { applyTheme } from '@naru/ui/theme'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const label = 'Question text'

/** A field alone: the baseline of typing for `npm run bench:editor`. */
const Alone = () => {
  const [text, setText] = useState('')
  return <TextField label={label} multiline value={text} onChange={setText} />
}

const root = document.querySelector<HTMLElement>('#root')
applyTheme('light')
if (root) createRoot(root).render(<Alone />)
