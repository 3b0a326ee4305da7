import { PrismaPg } from "@prisma/adapter-pg";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type Transaction = Awaited<ReturnType<Adapter["startTransaction"]>>;

/**
 * Prisma asks for several relations of a row at once, in a transaction too, which has one connection. pg lets them wait
 * for each other so far, with a warning that its next major version refuses them: so they take turns before.
 */
export class QueriesInTurn extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => inTurn(await start(isolationLevel));

    return adapter;
  }
}

function inTurn(transaction: Transaction): Transaction {
  const turn = givesTurns();
  const query = transaction.queryRaw.bind(transaction);
  const execute = transaction.executeRaw.bind(transaction);
  transaction.queryRaw = (asked) => turn(() => query(asked));
  transaction.executeRaw = (asked) => turn(() => execute(asked));

  return transaction;
}

function givesTurns(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();

  return (ask) => {
    // Who asked for the one before hears of its failure; the next one is asked all the same, as pg would.
    const answer = last.then(ask, ask);
    last = answer;

    return answer;
  };
}
