import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextProvider } from '../language'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { PhoneField, type PhoneFieldProps } from '.'

const Controlled = ({ value, onChange, ...rest }: PhoneFieldProps) => {
  const [number, setNumber] = useState(value)
  return (
    <Narrow>
      <PhoneField
        {...rest}
        value={number}
        onChange={(next) => {
          setNumber(next)
          onChange(next)
        }}
      />
    </Narrow>
  )
}

const meta = {
  title: 'UI/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  args: { label: 'Phone', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'A telephone number of any country; Sri Lanka unless another is chosen. The value is always E.164.',
      },
    },
  },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SriLankaIsTheDefault: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('LK')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '0712345678')
    await expect(args.onChange).toHaveBeenLastCalledWith('+94712345678')
  },
}

export const DefaultCountryIsConfigurable: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'KR')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '01012345678')
    await expect(args.onChange).toHaveBeenLastCalledWith('+821012345678')
  },
}

export const InternationalNumberSelectsItsCountry: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '+821012345678')
    await expect(args.onChange).toHaveBeenLastCalledWith('+821012345678')
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('KR')
  },
}

export const ErrorDescribesTheNumber: Story = {
  args: { errorMessage: 'Please enter a valid phone number' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Phone' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a valid phone number')
  },
}

export const LongText: Story = { args: { label: sample.long, description: sample.long, errorMessage: sample.long } }
/** The names of countries are in the language of the page. */
export const Korean: Story = {
  args: { label: '전화번호', defaultCountry: 'KR' },
  decorators: [
    (Story) => (
      <TextProvider language="ko">
        <Story />
      </TextProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: '대한민국 +82', selected: true })).toBeInTheDocument()
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <PhoneField label="Phone" value="+94712345678" onChange={fn()} />
      <PhoneField
        label="Phone, with an error"
        value="+9471"
        onChange={fn()}
        errorMessage="Please enter a valid phone number"
      />
    </AllThemes>
  ),
}
