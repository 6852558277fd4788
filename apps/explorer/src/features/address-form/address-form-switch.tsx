import { Segmented } from '@mcm/ui/segmented'
import { type AddressForm, useAddressForm } from './address-form-store'
import { messages } from './messages'

const options = (['base58', 'hex'] satisfies AddressForm[]).map((value) => ({
  value,
  label: messages[value],
}))

/** Chooses the form of all addresses on all pages. */
export function AddressFormSwitch({ className }: { className?: string | undefined }) {
  const [form, choose] = useAddressForm()
  return (
    <Segmented
      label={messages.label}
      value={form}
      options={options}
      onValueChange={choose}
      className={className}
    />
  )
}
