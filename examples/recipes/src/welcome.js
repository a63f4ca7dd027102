/** The program that the recipes test: sends a welcome postcard, and reports an address that cannot be delivered to. */
export async function welcome(mail, person) {
  const [campaign] = await mail.campaigns.list();
  const mailing = await mail.mailings.create({
    campaign_id: campaign.id,
    recipient: person,
    merge_tags: { greeting: `Welcome, ${person.first_name}!` },
  });
  return mailing.id;
}

export async function outcome(mail, id) {
  const { state } = await mail.mailings.retrieve(id);
  return state === 'address_invalid' ? 'please check your address' : state;
}
