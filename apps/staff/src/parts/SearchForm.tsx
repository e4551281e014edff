import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'

interface SearchFormProps {
  text: {
    search: string
    find: string
    /** Shows everything again. */
    all: string
  }
  /** What is searched now; '' for everything. */
  search: string
  onSearch: (search: string) => void
}

export const SearchForm = ({ text, search, onSearch }: SearchFormProps) => {
  const [typed, setTyped] = useState(search)
  return (
    <Form onSubmit={() => onSearch(typed.trim())}>
      <Inline align="end">
        <TextField label={text.search} type="search" value={typed} onChange={setTyped} maxLength={100} />
        <Button type="submit" iconStart="search">
          {text.find}
        </Button>
        {search !== '' && (
          <Button
            variant="quiet"
            onPress={() => {
              setTyped('')
              onSearch('')
            }}
          >
            {text.all}
          </Button>
        )}
      </Inline>
    </Form>
  )
}
