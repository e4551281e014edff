import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Narrow, matrix, withState } from '../lib/stories'
import { PhoneField, type PhoneFieldProps } from '.'

const Held = withState(PhoneField)

const Controlled = (args: PhoneFieldProps) => (
  <Narrow>
    <Held {...args} />
  </Narrow>
)

/** A telephone number of any country; Sri Lanka unless another is chosen. The value is always E.164. */
const meta = {
  title: 'Components/Phone field',
  component: PhoneField,
  tags: ['autodocs'],
  args: { label: 'Phone', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SriLankaIsTheDefault: Story = {
  play: async ({ canvas, args }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' })
    const number = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(country).toHaveValue('LK')
    await userEvent.type(number, '0712345678')
    await expect(args.onChange).toHaveBeenLastCalledWith('+94712345678')
    await userEvent.clear(number)
    await userEvent.selectOptions(country, 'KR')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '01012345678')
    await expect(args.onChange).toHaveBeenLastCalledWith('+821012345678')
  },
}

export const AnInternationalNumberSelectsItsCountry: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '+821012345678')
    await expect(args.onChange).toHaveBeenLastCalledWith('+821012345678')
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('KR')
  },
}

const phones = matrix(PhoneField, {
  states: {
    rest: { value: '+94712345678' },
    hover: {},
    focus: {},
    disabled: { value: '+94712345678', isDisabled: true },
    error: { value: '+9471', errorMessage: 'Please enter a valid phone number' },
    help: { description: 'We call you only about a payment' },
  },
  control: 'input',
  text: (words) => ({ label: words, description: words, errorMessage: words, defaultCountry: 'KR' as const }),
})

/** The names of countries are in the language of the page. */
export const Gallery: Story = {
  ...phones,
  play: async (context) => {
    await phones.play(context)
    const chosen = context.canvasElement.querySelector<HTMLSelectElement>('[lang="ko"] select')?.selectedOptions[0]
    await expect(chosen).toHaveTextContent('대한민국 +82')
  },
}
