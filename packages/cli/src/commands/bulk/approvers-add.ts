import { openForSend } from '../../bulk/open-bulk.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
import { makeKeys, needPerson, openKey } from '../../bulk/signing-key.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'approvers add'> = async (context, input) => {
  const name = input.args[0];
  needPerson(context, 'an approver');
  const opened = await openForSend(context, input);
  try {
    const made = input.values.publicKey === undefined ? await makeKeys(context, name) : undefined;
    const publicKey = input.values.publicKey ?? made?.publicKey ?? '';
    const known = (await opened.bulk.approvers()).filter(({ trusted }) => trusted);
    const kept = made === undefined ? '' : `The key is in ${made.path}, under the passphrase. `;
    if (known.length > 0 && input.values.key === undefined) {
      const next = `direct-mail approvers add ${name} --public-key ${publicKey} --key ${known[0]?.name ?? ''}`;
      return {
        data: { name, public_key: publicKey, added: false },
        note: `${kept}Not an approver yet: ${known.map((each) => each.name).join(' or ')} adds you with: ${next}`,
      };
    }
    const key = input.values.key === undefined ? undefined : await openKey(context, input.values.key);
    await opened.bulk.addApprover({ name, publicKey, ...(key && { key }) });
    return {
      data: { name, public_key: publicKey, added: true },
      note: `${kept}From now on production runs of ${ledgerShown(opened)} need a signature.`,
    };
  } finally {
    await opened.close();
  }
};
