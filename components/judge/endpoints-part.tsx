"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DataTable } from "@/components/people/data-table";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { judgeEndpointsOptions } from "@/lib/client/judge-endpoints";
import { EndpointDialog } from "./endpoint-dialog";
import { EndpointRow } from "./endpoint-row";

/** The chat endpoints that can be asked to judge again. */
export function EndpointsPart() {
  const [isAdding, setAdding] = useState(false);

  return (
    <Panel
      title="Judge endpoints"
      subtitle="Chat endpoints of the OpenAI protocol that can judge trajectories again. A key is kept encrypted and never shown again."
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          Add an endpoint
        </Button>
      }
    >
      <Endpoints />
      {isAdding ? <EndpointDialog onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}

function Endpoints() {
  const endpoints = useQuery(judgeEndpointsOptions());
  if (endpoints.isPending) return <Skeleton height={80} />;
  if (endpoints.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The endpoints could not be loaded"
        error={endpoints.error}
        onRetry={() => void endpoints.refetch()}
      />
    );
  if (endpoints.data.items.length === 0)
    return (
      <p className="max-w-150 text-ink-2">
        There is none yet. Add one here, or set <Code>ASSAY_JUDGE_BASE_URL</Code>, <Code>ASSAY_JUDGE_MODEL</Code> and{" "}
        <Code>ASSAY_JUDGE_KEY</Code> before the start.
      </p>
    );

  return (
    <DataTable label="Judge endpoints" columns={["Name", "Model", "Address", "Key", "Limits", "Price", ""]}>
      {endpoints.data.items.map((endpoint) => (
        <EndpointRow key={endpoint.id} endpoint={endpoint} />
      ))}
    </DataTable>
  );
}

function Code({ children }: { children: string }) {
  return <code className="font-mono text-mono">{children}</code>;
}
